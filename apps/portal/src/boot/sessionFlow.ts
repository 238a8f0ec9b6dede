// A chunk of its own: a visitor of the login page does not need it before the form is sent.
export { enterSession, logout, resumeSession } from '@stoa/api';

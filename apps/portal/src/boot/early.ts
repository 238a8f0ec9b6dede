/**
 * Runs inside index.html as soon as the shell is on the screen: the files that this address will need and the
 * first calls. Nothing of it shows, so the first paint does not wait for it.
 */
import './preloads.ts';
import '@stoa/api/boot';

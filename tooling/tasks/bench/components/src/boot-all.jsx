import { en } from '@stoa/ui/locales/en';
import { start } from './boot.jsx';

start(en);

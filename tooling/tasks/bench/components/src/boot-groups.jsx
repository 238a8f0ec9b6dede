import core from '@stoa/ui/locales/en/core';
import learning from '@stoa/ui/locales/en/learning';
import { start } from './boot.jsx';

start({ ...core, ...learning });

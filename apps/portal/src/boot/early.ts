/**
 * Runs inside index.html as soon as the shell is on the screen: the files that this address will need and the
 * first calls. Nothing of it shows, so the first paint does not wait for it. The calls go first: they are small, and
 * the files take the line for longer than a page can wait for its answers.
 */
import '@stoa/api/boot';
import './preloads.ts';

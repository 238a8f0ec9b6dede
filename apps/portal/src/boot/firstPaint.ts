// The build writes this text into index.html.
export { firstPaintScript as default } from '@stoa/theme/first-paint';

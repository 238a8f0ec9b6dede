// A module of its own, because a bundler puts what is imported both at once and late into the first file.
export { VideoPlayer as default } from '@stoa/ui/VideoPlayer';

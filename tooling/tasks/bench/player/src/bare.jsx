// The plain player for comparison: hls.js on a video element, nothing else.
import { Hls } from 'hls.js';
import { useEffect, useRef } from 'react';
import { film, show } from './lessons.jsx';

show(function Bare() {
  const video = useRef(null);
  useEffect(() => {
    const hls = new Hls();
    hls.loadSource(film);
    hls.attachMedia(video.current);
    return () => hls.destroy();
  }, []);
  return <video ref={video} controls muted preload="auto" />;
});

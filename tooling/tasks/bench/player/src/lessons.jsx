// Shared by both scenes: React, a page that shows one lesson after another, and the time of the first frame.
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

export const film = '/hls/master.m3u8';

/** Tells the bench when the first frame of a video is on the screen. */
const tellFirstFrame = () => {
  const look = () => {
    const video = document.querySelector('video');
    if (video) video.requestVideoFrameCallback(() => (window.firstFrame ??= performance.now()));
    else requestAnimationFrame(look);
  };
  look();
};

function Lessons({ Player }) {
  const [lesson, setLesson] = useState(0);
  useEffect(() => {
    window.nextLesson = () => setLesson((before) => before + 1);
  }, []);
  return <Player key={lesson} lesson={lesson} />;
}

export function show(Player) {
  tellFirstFrame();
  createRoot(document.querySelector('#root')).render(<Lessons Player={Player} />);
}

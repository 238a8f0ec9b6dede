// Our player with every control, as a study page uses it: its engine is requested before React starts.
import '@stoa/theme/styles.css';
import labels from '@stoa/ui/locales/zh-CN/media';
import core from '@stoa/ui/locales/zh-CN/core';
import { UiProvider } from '@stoa/ui/provider';
import { preloadPlayer, VideoPlayer } from '@stoa/ui/VideoPlayer';
import { film, show } from './lessons.jsx';

preloadPlayer();
const sources = [{ definition: 'AUTO', type: 'hls', url: film }];
const words = { ...core, ...labels };

show(function Ours({ lesson }) {
  return (
    <UiProvider labels={words}>
      <VideoPlayer title={`第 ${lesson + 1} 课`} sources={sources} />
    </UiProvider>
  );
});

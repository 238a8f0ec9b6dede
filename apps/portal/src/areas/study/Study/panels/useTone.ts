import { useEffect } from 'react';

/** Plays one short tone, because the person may be listening without looking. */
export function useTone(key: string | undefined): void {
  useEffect(() => {
    if (key === undefined) return;
    try {
      const audio = new AudioContext();
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      volume.gain.value = 0.08;
      tone.frequency.value = 660;
      tone.connect(volume).connect(audio.destination);
      tone.start();
      tone.stop(audio.currentTime + 0.25);
      tone.addEventListener('ended', () => void audio.close());
    } catch {
      // A browser that plays no sound is ignored, because the message is also shown as text.
    }
  }, [key]);
}

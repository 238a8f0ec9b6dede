#!/usr/bin/env bash
# Remakes the committed sound and the short film of the stories. Needs ffmpeg (with libx264); nothing that runs
# Stoa needs it. The scenes and cards come from `make-films.mjs`.
set -euo pipefail
cd "$(dirname "$0")"

# Soft triads, one after another, each breathing in and out; the last leads back to the first.
chords() { # seconds of one chord, then "a b c" frequencies
  local len=$1 i=0 expr=0; shift
  for notes in "$@"; do
    read -r a b c <<<"$notes"
    expr+="+between(mod(t\,$len*$#)\,$len*$i\,$len*($i+1))*(sin(2*PI*$a*t)+0.7*sin(2*PI*$b*t)+0.5*sin(2*PI*$c*t)+0.18*sin(4*PI*$a*t))"
    i=$((i + 1))
  done
  printf '0.055*pow(sin(PI*mod(t\,%s)/%s)\,0.7)*(%s)' "$len" "$len" "$expr"
}
DAY=("130.81 196 329.63" "110 164.81 261.63" "87.31 174.61 261.63" "98 146.83 246.94")
DUSK=("146.83 220 349.23" "116.54 174.61 293.66" "98 146.83 233.08" "110 164.81 277.18")

# One round of a film. A chord is as long as a segment and ends in silence, so that a film can be cut at every
# segment without a click.
films() {
  rm -rf films/audio; mkdir -p films/audio
  ffmpeg -v error -y -f lavfi -i "aevalsrc='$(chords 4 "${DAY[@]}")':s=32000:d=16" -c:a aac -b:a 28k -ac 1 \
    -f hls -hls_time 4 -hls_playlist_type vod -hls_segment_type fmp4 -hls_flags independent_segments \
    -hls_fmp4_init_filename init.mp4 -hls_segment_filename 'films/audio/s%03d.m4s' films/audio/index.m3u8
  # What is left is one AAC frame of padding; without it sound and picture end together.
  sed -i '/^#EXTINF:0\./,+1d' films/audio/index.m3u8
  rm -f films/audio/s004.m4s
}
# Makes the film of the stories from the first seconds of a scene.
short() {
  cat films/people/360p/init.mp4 films/people/360p/s00?.m4s >films/round.mp4
  ffmpeg -v error -y -stream_loop 1 -i films/round.mp4 -f lavfi -i "aevalsrc='$(chords 7.5 "${DUSK[@]}")':s=32000:d=30" -t 30 \
    -c:v libx264 -preset veryslow -tune animation -profile:v main -crf 27 -g 96 -c:a aac -b:a 22k -ac 1 -movflags +faststart video/short.mp4
  rm films/round.mp4
}
audio() {
  ffmpeg -v error -y -f lavfi -i "aevalsrc='$(chords 7.5 "${DUSK[@]}")':s=16000:d=45" -c:a aac -b:a 16k -ac 1 -movflags +faststart audio/45s.m4a
  ffmpeg -v error -y -f lavfi -i "aevalsrc='$(chords 7.5 "${DAY[@]}")':s=16000:d=120" -c:a aac -b:a 16k -ac 1 -movflags +faststart audio/120s.m4a
  ffmpeg -v error -y -f lavfi -i "aevalsrc='$(chords 10 "${DUSK[@]}")':s=16000:d=180" -c:a aac -b:a 16k -ac 1 -movflags +faststart audio/180s.m4a
}
for part in "${@:-films short audio}"; do for name in $part; do "$name"; done; done

#!/usr/bin/env bash
# Remakes the committed moving pictures, sound and posters. Needs ffmpeg (with libx264 and libwebp)
# and a CJK font; nothing that runs Stoa needs either.
set -euo pipefail
cd "$(dirname "$0")"
FONT=${FONT:-/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc}
BOLD=${BOLD:-/usr/share/fonts/opentype/noto/NotoSansCJK-Bold.ttc}
WORK=$(mktemp -d)
trap 'rm -rf "$WORK"' EXIT

# One hill is a picture twice as wide as the screen whose edge repeats every 960 px, so that sliding it by
# whole periods in 60 s makes the film loop without a jump.
hill() { # name, base height, amplitude, phase, colour, opacity
  ffmpeg -v error -y -f lavfi -i "color=c=$5:s=1920x540:d=1,format=rgba" -frames:v 1 -vf \
    "geq=r='r(X,Y)':g='g(X,Y)':b='b(X,Y)':a='255*$6*clip((Y-($2+$3*sin(2*PI*X/960+$4)+$3*0.45*sin(4*PI*X/960+2*$4)))/1.5,0,1)'" \
    "$WORK/$1.png"
}
disc() { # name, size, colour
  ffmpeg -v error -y -f lavfi -i "color=c=$3:s=$2x$2:d=1,format=rgba" -frames:v 1 -vf \
    "geq=r='r(X,Y)':g='g(X,Y)':b='b(X,Y)':a='255*clip((W*0.30-hypot(X-W/2,Y-H/2))/1.5,0,1)+120*clip(1-(hypot(X-W/2,Y-H/2)-W*0.30)/(W*0.2),0,1)*gt(hypot(X-W/2,Y-H/2),W*0.30)*0.6'" \
    "$WORK/$1.png"
}
sky() { # name, top and bottom as "r g b"
  local t b
  read -ra t <<<"$2"; read -ra b <<<"$3"
  ffmpeg -v error -y -f lavfi -i "color=c=black:s=960x540:d=1,format=gbrp" -frames:v 1 -vf \
    "geq=r='${t[0]}+(${b[0]}-${t[0]})*Y/H':g='${t[1]}+(${b[1]}-${t[1]})*Y/H':b='${t[2]}+(${b[2]}-${t[2]})*Y/H'" "$WORK/$1.png"
}
texts() { # name of the film, then headline and line for every quarter
  local film=$1 n=0; shift
  while (($#)); do printf '%s' "$1" >"$WORK/$film-h$n.txt"; printf '%s' "$2" >"$WORK/$film-s$n.txt"; n=$((n + 1)); shift 2; done
}
# The picture: sky, sun that rises and sets once, three hills, the running time and a headline per quarter.
picture() { # film, seconds
  local film=$1 d=$2 q=$(($2 / 4)) n graph
  graph="[0:v][1:v]overlay=x='620+40*sin(2*PI*t/$d)':y='70-50*sin(2*PI*t/$d)':eval=frame[p0];"
  graph+="[p0][2:v]overlay=x='-mod(t*960/$d\,960)'[p1];[p1][3:v]overlay=x='-mod(t*1920/$d\,960)'[p2];[p2][4:v]overlay=x='-mod(t*2880/$d\,960)'[p3];[p3]"
  for n in 0 1 2 3; do
    local from=$((n * q)) to=$(((n + 1) * q)) fade
    fade="min(1\,min((t-$from)/0.8\,($to-t)/0.8))"
    graph+="drawtext=fontfile=$BOLD:textfile=$WORK/$film-h$n.txt:fontcolor=white:fontsize=52:x=72:y=150:alpha='$fade':enable='between(t,$from,$to)',"
    graph+="drawtext=fontfile=$FONT:textfile=$WORK/$film-s$n.txt:fontcolor=white@0.86:fontsize=24:x=74:y=232:alpha='0.86*$fade':enable='between(t,$from,$to)',"
  done
  graph+="drawtext=fontfile=$FONT:text='Stoa':fontcolor=white@0.8:fontsize=20:x=74:y=56,"
  graph+="drawtext=fontfile=$BOLD:text='%{pts\:gmtime\:0\:%M\\\\\:%S}':fontcolor=white:fontsize=26:x=w-tw-56:y=h-64,format=yuv420p"
  printf '%s' "$graph"
}
layers() { # film, seconds
  local n; for n in sky sun far mid near; do printf -- '-loop 1 -r 24 -t %s -i %s/%s-%s.png ' "$2" "$WORK" "$1" "$n"; done
}
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

# Without B-frames the picture starts at 0, so a repeated segment leaves no gap.
hls() {
  sky day-sky '24 58 108' '122 178 214'; disc day-sun 300 0xffd9a0
  hill day-far 330 34 0.4 0x2f6ea6 0.75; hill day-mid 392 30 2.1 0x1f5487 0.9; hill day-near 456 24 4.0 0x123a66 1
  texts day '看清目标' 'See the aim · 先想清楚要解决什么问题' '拆解步骤' 'Break it down · 把大事拆成能动手的小步' \
    '动手练习' 'Practise · 在真实的场景里试一次' '回顾总结' 'Look back · 留下下一次用得上的一句话'
  rm -rf hls; mkdir -p hls
  # shellcheck disable=SC2046
  ffmpeg -v error -y $(layers day 60) -f lavfi -i "aevalsrc='$(chords 7.5 "${DAY[@]}")':s=32000:d=60" \
    -filter_complex "$(picture day 60),split=3[a][b][c];[a]null[v0];[b]scale=640:360:flags=lanczos[v1];[c]scale=426:240:flags=lanczos[v2]" \
    -map '[v0]' -map '[v1]' -map '[v2]' -map 5:a -t 60 -r 24 \
    -c:v libx264 -preset veryslow -tune animation -profile:v main -bf 0 -g 48 -keyint_min 48 -sc_threshold 0 \
    -b:v:0 118k -maxrate:v:0 180k -bufsize:v:0 360k -b:v:1 66k -maxrate:v:1 100k -bufsize:v:1 200k -b:v:2 38k -maxrate:v:2 58k -bufsize:v:2 116k \
    -c:a aac -b:a 28k -ac 1 \
    -f hls -hls_time 4 -hls_playlist_type vod -hls_segment_type fmp4 -hls_flags independent_segments \
    -hls_fmp4_init_filename init.mp4 -hls_segment_filename 'hls/%v/s%03d.m4s' -master_pl_name master.m3u8 \
    -var_stream_map 'v:0,agroup:aud,name:540p v:1,agroup:aud,name:360p v:2,agroup:aud,name:240p a:0,agroup:aud,name:audio,language:zh,default:yes' \
    'hls/%v/index.m3u8'
  # ffmpeg numbers the init files; every folder has one of its own, so the plain name does.
  local folder
  for folder in hls/*/; do
    mv "$folder"init_*.mp4 "${folder}init.mp4"
    sed -i 's/init_[0-9]*\.mp4/init.mp4/' "${folder}index.m3u8"
  done
  # What is left is one AAC frame of padding; without it sound and picture end together.
  sed -i '/^#EXTINF:0\./,+1d' hls/audio/index.m3u8
  rm hls/audio/s015.m4s
  sed -i 's/NAME="audio_[0-9]*"/NAME="普通话"/' hls/master.m3u8
}
short() {
  sky dusk-sky '58 42 98' '206 128 130'; disc dusk-sun 260 0xffc6a8
  hill dusk-far 340 30 1.0 0x7d4a78 0.75; hill dusk-mid 400 26 3.0 0x553463 0.9; hill dusk-near 462 20 5.0 0x33224b 1
  texts dusk '半分钟要点' 'In short · 这一节只讲一件事' '常见误区' 'A common slip · 快不等于好' '换个做法' 'Try instead · 先问一句再动手' '今天就用' 'Use it today · 选一个场景试一次'
  # shellcheck disable=SC2046
  ffmpeg -v error -y $(layers dusk 30) -f lavfi -i "aevalsrc='$(chords 7.5 "${DUSK[@]}")':s=32000:d=30" \
    -filter_complex "$(picture dusk 30),scale=640:360:flags=lanczos[v]" -map '[v]' -map 5:a -t 30 -r 24 \
    -c:v libx264 -preset veryslow -tune animation -profile:v main -b:v 62k -maxrate 100k -bufsize 300k -g 96 \
    -c:a aac -b:a 22k -ac 1 -movflags +faststart video/short.mp4
}
audio() {
  ffmpeg -v error -y -f lavfi -i "aevalsrc='$(chords 7.5 "${DUSK[@]}")':s=16000:d=45" -c:a aac -b:a 16k -ac 1 -movflags +faststart audio/45s.m4a
  ffmpeg -v error -y -f lavfi -i "aevalsrc='$(chords 7.5 "${DAY[@]}")':s=16000:d=120" -c:a aac -b:a 16k -ac 1 -movflags +faststart audio/120s.m4a
}
posters() {
  cat hls/540p/init.mp4 hls/540p/s005.m4s >"$WORK/segment.mp4"
  ffmpeg -v error -y -i "$WORK/segment.mp4" -frames:v 1 -c:v libwebp -quality 72 posters/hls.webp
  ffmpeg -v error -y -ss 3 -i video/short.mp4 -frames:v 1 -c:v libwebp -quality 72 posters/short.webp
}
for part in "${@:-hls short audio posters}"; do for name in $part; do "$name"; done; done

import {
  Award,
  BookOpen,
  CalendarDays,
  ClipboardList,
  Compass,
  Crown,
  Flame,
  Gift,
  GraduationCap,
  Handshake,
  Lightbulb,
  Map as MapGlyph,
  Newspaper,
  PencilLine,
  Radio,
  Sparkles,
  Star,
  Users,
} from 'lucide-react';

/** By the beginning of the address; the first that fits wins, so the longer ones come first. */
const glyphs = [
  ['/course/special', GraduationCap],
  ['/course/institute', GraduationCap],
  ['/course/hot', Flame],
  ['/course/free', Gift],
  ['/course/detail', Star],
  ['/course', BookOpen],
  ['/exam', PencilLine],
  ['/questionnaire', ClipboardList],
  ['/live', Radio],
  ['/knowledge', Lightbulb],
  ['/vip', Crown],
  ['/news', Newspaper],
  ['/certified', Award],
  ['/user/certificate', Award],
  ['/study/omo', CalendarDays],
  ['/study/ojt', Handshake],
  ['/study/talent', MapGlyph],
  ['/study/credit', Award],
  ['/study/ai-plan', Sparkles],
  ['/study', ClipboardList],
  ['/lecturer', Users],
  ['/teacher', Users],
  ['/mentor', Users],
] as const;

/** A line icon that fits where an entry leads, for entries without a picture of their own. */
export const glyphOf = (href: string): typeof Compass =>
  glyphs.find(([start]) => href.startsWith(start))?.[1] ?? Compass;

import {
  Book,
  CalendarDays,
  Compass,
  Crown,
  Flame,
  Gift,
  GraduationCap,
  Lightbulb,
  ListChecks,
  MessageSquareText,
  Map as MapGlyph,
  Pencil,
  Radio,
  Sparkles,
  Star,
  Users,
} from 'lucide-react';

/**
 * Icons by the beginning of the address; those of TaskItem are used where they fit, because the page loads
 * them anyway. The first match wins, so longer addresses come first.
 */
const glyphs = [
  ['/course/special', GraduationCap],
  ['/course/institute', GraduationCap],
  ['/course/hot', Flame],
  ['/course/free', Gift],
  ['/course/detail', Star],
  ['/course', Book],
  ['/exam', Pencil],
  ['/questionnaire', MessageSquareText],
  ['/live', Radio],
  ['/knowledge', Lightbulb],
  ['/vip', Crown],
  ['/certified', GraduationCap],
  ['/user/certificate', GraduationCap],
  ['/study/omo', CalendarDays],
  ['/study/ojt', Users],
  ['/study/talent', MapGlyph],
  ['/study/credit', GraduationCap],
  ['/study/ai-plan', Sparkles],
  ['/study', ListChecks],
  ['/lecturer', Users],
  ['/teacher', Users],
  ['/mentor', Users],
] as const;

/** The icon that fits the address of a function without a picture. */
export const glyphOf = (href: string): typeof Compass =>
  glyphs.find(([start]) => href.startsWith(start))?.[1] ?? Compass;

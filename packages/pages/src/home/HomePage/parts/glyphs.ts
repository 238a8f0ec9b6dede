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
 * The icons of TaskItem where they fit, which the page has anyway. By the beginning of the address; the first
 * that fits wins, so the longer ones come first.
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

/** A line icon that fits where an entry leads, for entries without a picture of their own. */
export const glyphOf = (href: string): typeof Compass =>
  glyphs.find(([start]) => href.startsWith(start))?.[1] ?? Compass;

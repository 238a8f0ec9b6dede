/**
 * Whether a text looks the same as text and as HTML, which is so when it contains neither `<` nor `&`, and has no
 * formula, which needs a dollar sign.
 */
export const isPlain = (html: string): boolean => !/[<&$]/.test(html);

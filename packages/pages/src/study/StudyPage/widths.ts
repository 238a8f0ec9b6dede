/** From this width on the panel is beside the stage; on a narrower page it is below it. */
export const beside = '(min-width: 64rem)';

/** From this width on the panel stands beside the stage; below it stands under it. */
export const beside = '(min-width: 64rem)';

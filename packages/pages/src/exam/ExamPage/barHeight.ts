/** The bar is as high as the slim layout's header that contains it. */
export const barHeight = '48px';

/** The bar is as high as the slim header around it. */
export const barHeight = '48px';

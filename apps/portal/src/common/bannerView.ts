// For the home page, which hands its banners on in their old form still; goes with that.
export { bannerOf as bannerView } from '@stoa/pages/common';

/**
 * Sizes of the icon files and of the mark in them, in pixels. The store's 128-px icon has a transparent margin of 16 px
 * (https://developer.chrome.com/docs/webstore/images#icons); small icons use every pixel.
 */
export const ICON_SIZES = [
  { file: 16, mark: 16 },
  { file: 32, mark: 32 },
  { file: 48, mark: 48 },
  { file: 96, mark: 96 },
  { file: 128, mark: 96 },
];

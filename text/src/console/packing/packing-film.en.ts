export const text = {
  title: 'Video of the packing',
  text: 'The shopper pays for it: film the things going into the box and the box being closed. It does not ship without.',
  choose: 'Video (mp4, webm or mov, up to 96 MB)',
  sending: (percent: number) => `${percent} % sent`,
  there: 'Uploaded',
  missing: 'Missing',
  replace: 'Another video (mp4, webm or mov, up to 96 MB)',
  kept: 'The video is kept, and the shopper can watch it. Another one replaces it.',
}

export const text = {
  title: 'Packing video',
  text: 'The shopper has paid for it: video the items going into the box and the box being closed. The package can’t ship without it.',
  choose: 'Video (mp4, webm or mov, up to 96 MB)',
  sending: (percent: number) => `${percent}% sent`,
  there: 'Uploaded',
  missing: 'Missing',
  replace: 'Replace the video (mp4, webm or mov, up to 96 MB)',
  kept: 'The video is saved and the shopper can watch it. Uploading another replaces it.',
}

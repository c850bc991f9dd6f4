export const text = {
  title: 'Documents',
  papers: { invoice: 'Commercial invoice', customs: 'Customs declaration', receipt: 'Receipt' },
  save: (paper: string) => `${paper} (PDF)`,
  busy: 'Creating…',
  customsLater: 'The invoice and the customs declaration appear here once it is packed.',
  receiptEstimate: 'Until it ships, it shows what you paid in advance.',
  receiptUnpaid: 'A receipt appears here once it is paid.',
  video: 'Packing video',
  videoComing: 'You ordered a packing video. It appears here once the package is packed.',
  videoSave: 'Save the video',
  videoCannot: 'Your browser can’t play this video. Save it and open it with another program.',
}

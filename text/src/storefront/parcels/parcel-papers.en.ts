export const text = {
  title: 'Documents',
  receipt: 'Receipt (PDF)',
  receiptBusy: 'Drawing…',
  receiptEstimate: 'Until it ships it shows what was paid in advance.',
  receiptUnpaid: 'There is a receipt once it is paid.',
  film: 'Video of the packing',
  filmComing: 'You asked for a video of the packing. It appears here when it is packed.',
  filmSave: 'Save the video',
  filmCannot: 'Your browser cannot play this video. Save it and open it with another program.',
}

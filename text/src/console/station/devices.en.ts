/** The devices of a station besides the scanner: camera and scale, each configured once per browser. */
export const text = {
  open: 'Camera and scale',
  title: 'Scanner, camera and scale of this machine',
  lead: 'Saved for this browser.',

  scanner: {
    title: 'Scanner',
    usual:
      'Scans are told from typing by the usual speed of scanners. A slow radio scanner has to be learnt.',
    learnt: (ms: number) => `Learnt: up to ${ms} ms between two keys is a scan.`,
    learn: 'Learn its speed',
    stop: 'Stop',
    forget: 'Forget it',
    scanNow: (done: number, all: number) => `Scan the same code ${all} times: ${done} of ${all}`,
    failed: {
      differs: 'Not learnt: the scans were not the same. Scan one code, each time until it beeps.',
      slow: 'Not learnt: as slow as a person typing. Put the cursor in the scan field before each scan.',
    },
  },

  camera: {
    title: 'Camera',
    use: 'Use a camera',
    stop: 'Stop camera',
    which: 'Which camera',
    /** Two cameras of the same make have the same name. */
    numbered: (name: string, number: number) => `${name} (${number})`,
    unnamed: 'Camera',
    off: 'No camera in use.',
    opening: 'Opening the camera…',
    on: (name: string) => `${name} takes photos with F6 or the code PHOTO, and video with Shift F6 or FILM.`,
    dot: { on: 'Camera on', off: 'No camera', failed: 'Camera missing' },
    take: 'Take photo',
    preview: 'What the camera sees',
    notOn: 'No photo taken: the camera is off',
    full: 'No photo taken: nothing here needs one',
    fileName: (at: string) => `photo-${at}.jpg`,
    taken: (count: number) => (count === 1 ? '1 photo taken' : `${count} photos taken`),
    again: 'Try again',
  },
  cameraErrors: {
    unsupported: 'This browser can’t use a camera here: it needs https. Photos can still be added as files.',
    refused:
      'The browser wasn’t allowed to use the camera. Allow it beside the address, then try again. Photos can still be added as files.',
    none: 'No camera is plugged in. Photos can still be added as files.',
    absent: (name: string) =>
      `${name} isn’t plugged in. Plug it in or choose another. Photos can still be added as files.`,
    busy: 'Another program is using the camera. Close it, then try again. Photos can still be added as files.',
    gone: (name: string) =>
      `${name} was unplugged. It resumes as soon as it is plugged in again. Photos can still be added as files.`,
  },

  film: {
    start: 'Record',
    stop: 'Stop and send',
    recording: (clock: string, limit: string) => `Recording ${clock} of ${limit} at most`,
    noCamera: 'Switch on the camera to record here, or choose a file.',
    unsupported: 'This browser can’t record. Choose a file instead.',
    lost: (clock: string) => `The camera stopped after ${clock}. Does it show all of the packing?`,
    send: 'Send it',
    discard: 'Discard it',
    fileName: (number: string, extension: string) => `packing-${number}.${extension}`,
    tooLarge: (megabytes: number) => `Larger than ${megabytes} MB: too large to send. Record a shorter one.`,
    notSent: (number: string) => `The video of ${number} wasn’t sent`,
  },

  scale: {
    title: 'Scale',
    use: 'Use a scale',
    stop: 'Stop scale',
    baud: 'Baud rate',
    baudHint: 'As set at the scale; 9600 is usual.',
    off: 'No scale in use.',
    opening: 'Opening the scale…',
    on: 'A stable weight goes into an empty weight field automatically; otherwise press F7 or scan the code WEIGH.',
    keyboard: 'A scale that types like a keyboard works without this: put the cursor in the weight field.',
    dot: { on: 'Scale on', off: 'No scale', failed: 'Scale missing' },
    take: 'Take weight',
    readOut: 'The scale shows',
    stable: 'stable',
    again: 'Try again',
    unread: (typed: string) => `${typed} is ambiguous. Set the scale to grams, or to three decimals`,
    typed: (weight: string) => ({
      title: `That is the scale: ${weight}`,
      text: 'Nothing here is waiting for a weight. Put the cursor in the weight field.',
    }),
  },
  scaleErrors: {
    unsupported:
      'This browser can’t read a serial port (Chrome and Edge can, over https). A scale that types like a keyboard works in every browser.',
    refused: 'No scale was chosen.',
    busy: 'Another program or tab is using the scale. Close it, then try again.',
    gone: 'The scale was unplugged. Type the weight, or plug it in and try again.',
  },
  whyNotTake: {
    silent: 'No weight taken: the scale isn’t responding',
    overload: 'No weight taken: too much on the scale',
    unstable: 'No weight taken: the scale isn’t stable yet',
    empty: 'No weight taken: the scale is empty',
  },
}

/** Adding pictures at the stations. */
export const text = {
  camera: 'Camera',
  files: 'Files',
  taken: 'Pictures taken',
  none: 'No pictures yet. Choose files, drop them here, or use the camera.',
  full: 'No more pictures needed.',
  percent: (percent: number) => `${percent}%`,
  storing: 'Storing…',
  retry: (name: string) => `Try ${name} again`,
  remove: (name: string) => `Remove ${name}`,
  picture: (index: number) => `Picture ${index}`,
}

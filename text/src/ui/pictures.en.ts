export const galleryText = {
  photo: (index: number, total: number) => `Photo ${index} of ${total}`,
  openPhoto: (caption: string) => `Enlarge: ${caption}`,
  morePhotos: (count: number) => `+${count}`,
  showAllPhotos: (total: number) => `Show all ${total} photos`,
  previousPhoto: 'Previous photo',
  nextPhoto: 'Next photo',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
}

export const fileText = {
  chooseFile: 'Choose a file',
  replaceFile: 'Choose another file',
  orDropHere: 'or drop it here',
  fileRule: (kinds: string, megabytes: number) => `${kinds}, up to ${megabytes} MB`,
  fileWrongKind: (name: string, kinds: string) => `${name} isn’t accepted. Choose a file of type ${kinds}.`,
  fileTooLarge: (name: string, megabytes: number) =>
    `${name} is larger than ${megabytes} MB. Choose a smaller file.`,
  fileOnlyOne: 'Choose one file only.',
  removeFile: (name: string) => `Remove ${name}`,
  uploading: (percent: number) => `Uploading, ${percent}%`,
}

/** All texts, for the check that both languages have the same ones. */
export const text = { galleryText, fileText }

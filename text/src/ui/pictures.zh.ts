import type * as en from './pictures.en.ts'

export const galleryText: typeof en.galleryText = {
  photo: (index, total) => `第 ${index} 张，共 ${total} 张`,
  openPhoto: (caption) => `放大查看：${caption}`,
  morePhotos: (count) => `+${count}`,
  showAllPhotos: (total) => `查看全部 ${total} 张照片`,
  previousPhoto: '上一张',
  nextPhoto: '下一张',
  zoomIn: '放大',
  zoomOut: '缩小',
}

export const fileText: typeof en.fileText = {
  chooseFile: '选择文件',
  replaceFile: '重新选择',
  orDropHere: '或拖到此处',
  fileRule: (kinds, megabytes) => `支持 ${kinds}，不超过 ${megabytes} MB`,
  fileWrongKind: (name, kinds) => `不支持“${name}”。请选择 ${kinds} 文件。`,
  fileTooLarge: (name, megabytes) => `“${name}”超过 ${megabytes} MB。请选择更小的文件。`,
  fileOnlyOne: '一次只能选择一个文件。',
  removeFile: (name) => `移除 ${name}`,
  uploading: (percent) => `正在上传，${percent}%`,
}

export const text: typeof en.text = { galleryText, fileText }

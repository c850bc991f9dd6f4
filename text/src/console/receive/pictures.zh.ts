import type { text as en } from './pictures.en.ts'

export const text: typeof en = {
  camera: '拍照',
  files: '选择文件',
  taken: '已拍照片',
  none: '还没有照片。请选择文件、拖到此处，或直接拍照。',
  full: '照片已齐。',
  percent: (percent) => `${percent}%`,
  storing: '正在保存…',
  retry: (name) => `重试 ${name}`,
  remove: (name) => `移除 ${name}`,
  picture: (index) => `照片 ${index}`,
}

import type { text as en } from './pasted.en.ts'

export const text: typeof en = {
  check: '核对',
  checking: '正在核对…',
  line: (line) => `第 ${line} 行`,
  more: (count) => `另有 ${count} 行`,
  doubts: (count) => `${count} 行请再核对`,
  leaveOut: '移出这些行',
  another: '再贴一批',
  progress: (done, all) => `已处理 ${done} / ${all}`,
}

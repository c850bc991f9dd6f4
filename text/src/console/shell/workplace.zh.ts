import type { text as english } from './workplace.en.ts'

/** 员工当班的仓库。 */
export const text: typeof english = {
  label: '当班仓库',
  choose: '你在哪个仓库当班？',
  all: '所有仓库',
}

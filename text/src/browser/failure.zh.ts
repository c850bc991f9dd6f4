import type { en } from './failure.en.ts'

export const zh: typeof en = {
  tryIn: (seconds, minutes) => (seconds < 120 ? `${seconds} 秒后可以再试。` : `${minutes} 分钟后可以再试。`),
}

import type { text as en } from './failure.en.ts'

export const text: typeof en = {
  tryIn: (seconds, minutes) => (seconds < 120 ? `${seconds} 秒后可以再试。` : `${minutes} 分钟后可以再试。`),
}

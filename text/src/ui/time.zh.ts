import type * as en from './time.en.ts'

export const timeText: typeof en.timeText = {
  warehouseTime: (time) => `仓库时间：${time}`,
  timeLeft: (days, hours, minutes) => {
    if (days > 0) return `还剩 ${days} 天`
    if (hours > 0) return `还剩 ${hours} 小时 ${minutes} 分`
    return minutes > 0 ? `还剩 ${minutes} 分钟` : '还剩不到 1 分钟'
  },
  timeOver: '已到期',
  today: '今天',
  tomorrow: '明天',
  beforeClock: ' ',
  byMoment: (moment) => `${moment}前`,
  roughlyLeft: (ms) => {
    const hours = Math.floor(ms / 3_600_000)
    if (hours < 1) return '不到 1 小时'
    const days = Math.floor(hours / 24)
    const rest = hours % 24
    if (days === 0) return `还剩 ${rest} 小时`
    return rest === 0 || days > 2 ? `还剩 ${days} 天` : `还剩 ${days} 天 ${rest} 小时`
  },
}

export const text: typeof en.text = { timeText }

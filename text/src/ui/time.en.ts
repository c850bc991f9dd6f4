export const timeText = {
  warehouseTime: (time: string) => `Warehouse time: ${time}`,
  timeLeft: (days: number, hours: number, minutes: number) => {
    if (days > 0) return `${days} ${days === 1 ? 'day' : 'days'} left`
    if (hours > 0) return `${hours} h ${minutes} min left`
    return minutes > 0 ? `${minutes} min left` : 'less than a minute left'
  },
  timeOver: 'Time is up',
  today: 'today',
  tomorrow: 'tomorrow',
  /** The separator between one of these words and the time. */
  beforeClock: ', ',
  byMoment: (moment: string) => `By ${moment}`,
  /** Whole hours, or days and hours: precise enough to decide whether to act now or later. */
  roughlyLeft: (ms: number) => {
    const hours = Math.floor(ms / 3_600_000)
    if (hours < 1) return 'less than an hour left'
    const days = Math.floor(hours / 24)
    const rest = hours % 24
    const inHours = `${rest} ${rest === 1 ? 'hour' : 'hours'}`
    if (days === 0) return `${inHours} left`
    const inDays = `${days} ${days === 1 ? 'day' : 'days'}`
    return rest === 0 || days > 2 ? `${inDays} left` : `${inDays} ${inHours} left`
  },
}

/** All texts, for the check that both languages have the same ones. */
export const text = { timeText }

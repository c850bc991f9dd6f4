export const text = {
  tryIn: (seconds: number, minutes: number) =>
    seconds < 120 ? `You can try again in ${seconds} seconds.` : `You can try again in ${minutes} minutes.`,
}

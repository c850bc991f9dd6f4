/** Lists that are pasted, checked as a whole and then submitted. */
export const text = {
  check: 'Check',
  checking: 'Checking…',
  line: (line: number) => `Line ${line}`,
  more: (count: number) => `and ${count} more`,
  doubts: (count: number) => `${count} to double-check`,
  leaveOut: 'Take them out',
  another: 'Another list',
  progress: (done: number, all: number) => `${done} of ${all} done`,
}

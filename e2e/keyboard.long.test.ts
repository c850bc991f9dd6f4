import { describeKeyboard } from './src/keyboard-walk.ts'

/* The walk of keyboard.test.ts, in the other language and width. */

describeKeyboard('en', ['an address is added and given up again without a pointer'])
describeKeyboard('zh', [
  'the first stop skips the header',
  'a picture is cropped by arrow keys and shown in the header without a reload',
])

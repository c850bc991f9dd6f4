import { describeKeyboard } from './src/keyboard-walk.ts'

/*
 * Entering and leaving everything that opens over a page; in the other language and width in
 * keyboard.long.test.ts.
 */

describeKeyboard('en', [
  'the first stop skips the header',
  'menus and notices close by Escape and give the focus back',
  'a picture is cropped by arrow keys and shown in the header without a reload',
])
describeKeyboard('zh', [
  'menus and notices close by Escape and give the focus back',
  'an address is added and given up again without a pointer',
])

import { dispatchText } from '@longhaul/text/console/dispatch/dispatch.ts'
import { toast } from '@longhaul/ui/toast/toast.ts'

/** Says which packages a printed file leaves out. */
export const sayLeftOut = (numbers: readonly string[]): void =>
  void toast.error(dispatchText.leftOut(numbers.join(', ')))

/*
 * The thread that decodes one BMP. Plain JavaScript: a worker starts without the loader that reads
 * TypeScript.
 */
import { parentPort, workerData } from 'node:worker_threads'
import { decode } from '@cwasm/nsbmp'

const { data, width, height } = decode(workerData)
parentPort.postMessage({ data: data.buffer, width, height }, [data.buffer])

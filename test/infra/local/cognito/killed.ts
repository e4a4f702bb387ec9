import { startEmulator } from './emulator.ts'

/** A process for the kill -9 test: signs a partner up and in, prints that, and waits to be killed. */
const emulator = await startEmulator({ dataFolder: process.argv[2] })
const email = 'killed@example.com'
await emulator.signUp('partner', email)
const { refreshToken } = await emulator.signInPartner(email)
console.log(JSON.stringify({ email, refreshToken }))

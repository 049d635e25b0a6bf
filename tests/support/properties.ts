// fast-check as the tests use it: each run tries the same cases, so that what was green stays green for the same sources.
// PROPERTY_SEED=<number> tries others.
import fc from 'fast-check'

fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 20_261_121) })

export default fc

/** Where the models lie: beside our own pages, by the version of the library they come with. */
export const FACE_MODELS = 'assets/face-3.3.6/'
/** What finds a face, and what says how it is turned; who it is the server alone says. */
export const modelFiles = ['blazeface.json', 'blazeface.bin', 'facemesh.json', 'facemesh.bin'] as const

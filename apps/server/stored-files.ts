/** Where files lie, by configuration: for the server, and for backup and restore. */
import { accessSync, constants } from 'node:fs'
import { join } from 'node:path'
import { filesInFolder, type KeptFiles } from '#platform/database/server/backup/kept-files.ts'
import { makeFolder } from '#platform/files/server/make-folder.ts'
import { type S3Place, s3Store } from '#platform/files/server/s3/s3-store.ts'
import { BadConfiguration } from './environment.ts'

type Env = Readonly<Record<string, string | undefined>>

export function storedFiles(env: Env, dataDir: string): KeptFiles {
  const place = s3Place(env)
  return place ? s3Store(place) : filesInFolder(folderIn(dataDir))
}

/** What says nothing without a bucket; with the bucket forgotten, files would lie in the folder unnoticed. */
const OF_A_BUCKET = ['S3_ENDPOINT', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY', 'S3_PREFIX']

/** Made now, so that the first upload does not find out that it cannot be. */
export function filesFolder(dataDir: string): string {
  const folder = folderIn(dataDir)
  try {
    makeFolder(folder)
    accessSync(folder, constants.W_OK)
  } catch (failure) {
    throw new BadConfiguration(`DATA_DIR ${dataDir} cannot be written to: ${(failure as Error).message}.`)
  }
  return folder
}

const folderIn = (dataDir: string): string => join(dataDir, 'files')

/** Undefined where no bucket is named. */
export function s3Place(env: Env): S3Place | undefined {
  const text = (name: string) => env[name]?.trim() || undefined
  const bucket = text('S3_BUCKET')
  if (bucket === undefined) {
    const alone = OF_A_BUCKET.find(text)
    if (alone !== undefined) throw new BadConfiguration(`S3_BUCKET must be set where ${alone} is.`)
    return undefined
  }
  const needed = (name: string) => {
    const given = text(name)
    if (given === undefined) throw new BadConfiguration(`${name} must be set where S3_BUCKET is.`)
    return given
  }
  const endpoint = needed('S3_ENDPOINT')
  if (!URL.canParse(endpoint) || !['http:', 'https:'].includes(new URL(endpoint).protocol))
    throw new BadConfiguration('S3_ENDPOINT must be an address beginning with https:// or http://.')
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    throw new BadConfiguration('S3_BUCKET must be the name of a bucket: small letters, digits, dots and hyphens.')
  const prefix = text('S3_PREFIX') ?? ''
  if (prefix !== '' && !/^([\w.-]+\/)+$/.test(prefix))
    throw new BadConfiguration('S3_PREFIX must end with a slash, such as kerja/.')
  return {
    endpoint,
    bucket,
    prefix,
    region: text('S3_REGION') ?? 'us-east-1',
    accessKeyId: needed('S3_ACCESS_KEY_ID'),
    secretAccessKey: needed('S3_SECRET_ACCESS_KEY'),
  }
}

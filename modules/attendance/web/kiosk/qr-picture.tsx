import { useEffect, useState } from 'react'
import { useWords } from '../words.ts'
import classes from './kiosk.module.css'

/** Always dark on white: cameras read nothing else for sure. */
export function QrPicture({ text }: { readonly text: string }) {
  const t = useWords()
  const [picture, setPicture] = useState<string>()
  useEffect(() => {
    let isOver = false
    const draw = async () => {
      const { default: QRCode } = await import('qrcode')
      const made = await QRCode.toDataURL(text, { margin: 2, width: 640, errorCorrectionLevel: 'M' })
      if (!isOver) setPicture(made)
    }
    void draw()
    return () => {
      isOver = true
    }
  }, [text])
  return picture ? <img className={classes.qr} src={picture} alt={t('attendance.qrAlt')} /> : null
}

export { QrCode, qrErrorLevels, type QrCodeProps, type QrErrorLevel } from './QrCode.tsx';

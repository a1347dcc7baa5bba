export { default as Icon } from '@mui/icons-material/QrCode2Outlined';

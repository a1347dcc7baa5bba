export { default as Icon } from '@mui/icons-material/ShieldOutlined';

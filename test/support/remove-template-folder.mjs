export { removeFolder as default } from './template-folder.mjs';

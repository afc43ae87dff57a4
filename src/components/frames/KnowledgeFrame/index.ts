export { KnowledgeFrame, type KnowledgeFrameProps } from './KnowledgeFrame.tsx';

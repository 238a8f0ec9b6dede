export { SurveyHead, type SurveyHeadProps } from './SurveyHead.tsx';

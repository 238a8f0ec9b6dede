export { SurveyBones } from './SurveyBones.tsx';
